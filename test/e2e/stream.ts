/** The stream of live updates that a signed-in page opens. */
import type { Page, Response } from '@playwright/test';

/**
 * Comes when the next stream of a page is open. A page opens it last, so all else has been asked for by then; a page with a stream never
 * has an idle network, so a test must not wait for one.
 */
export const streamOf = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().endsWith('/events') && answer.status() === 200);
