/// The value that an object has itself under a name. Columns, tables and files are called what
/// people like, also `constructor` or `__proto__`, and what every object inherits is none of them.
export function own<T>(fields: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return fields != null && Object.hasOwn(fields, name) ? fields[name] : undefined
}
