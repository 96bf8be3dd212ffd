/** A command of the operator that cannot go on: one sentence that says what to do, printed without a stack. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Told while long work goes on; `done` and `total` count rows, bytes or files, whatever the step is made of. */
export type Progress = (step: { what: string; done: number; total: number }) => void;
