/** What is told to whoever operates the server, a line each. No line holds what could have to be erased. */
export interface Log {
  debug(fields: object, sentence: string): void
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}
