// Files and bytes that cross between page and worker. What is shared by both sees no more
// of them than this, so that it cannot come to depend on a document or a worker's scope.

interface Blob {
  readonly size: number
}

interface File extends Blob {
  readonly name: string
}
