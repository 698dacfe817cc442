/// The value that an object has itself under a name. Columns, tables and files are called what
/// people like, also `constructor` or `__proto__`, and what every object inherits is none of them.
export function own<T>(of: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return of != null && Object.hasOwn(of, name) ? of[name] : undefined
}
