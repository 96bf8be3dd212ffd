/** A failure before the first request is served: one sentence for the person at the terminal, saying what to do next. */

/** Every way a start can fail, each with its own sentence and its own test. */
export type StartupCode =
  | 'config.invalid'
  | 'data.foreign'
  | 'data.version'
  | 'data.unwritable'
  | 'data.locked'
  | 'data.full'
  | 'data.damaged'
  | 'data.pid'
  | 'postgres.missing'
  | 'postgres.unsupported'
  | 'postgres.failed'
  | 'database.unreachable'
  | 'database.refused'
  | 'database.missing'
  | 'database.version'
  | 'database.rights'
  | 'demo.accounts'
  | 'secret.file'
  | 'secret.key'
  | 'process.failed'
  | 'port.taken'
  | 'port.refused';

/** Thrown by everything that runs before `listen`; `main` prints `message` alone, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(
    readonly code: StartupCode,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}
