/** Marks a support access as ended when its hours are over. Reading stops at that instant by itself: each request asks for the time. Rule: PRV-18. */
import type { Handler } from '#server/jobs/kinds';

export const endingSupport: Handler<'supportEnd'> = {
  async run(work, { grant }) {
    const found = await work.read('supportGrant', grant, ['status']);
    if (found?.status === 'running') await work.run('supportGrant', 'expire', grant);
    return undefined;
  },
};
