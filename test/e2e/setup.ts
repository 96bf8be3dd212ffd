/** A person needs longer than a function: a minute a step, on a busy machine. */
jest.setTimeout(60_000);
