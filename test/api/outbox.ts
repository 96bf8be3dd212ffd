/** The mails of a world without a mail server, newest last, and the links in them. */
import type { TestApi } from './testApi';

export type Kept = { to: string; subject: string; body: string; purpose: string };

/** Does what waits, and answers with the mails to an address. */
export const mailsTo = async ({ app, database }: TestApi, to: string): Promise<Kept[]> => {
  await app.jobs.runDue();
  const { rows } = await database.pool.query<Kept>(
    'select "to", subject, body, purpose from mails where "to" = $1 order by created_at, id',
    [to],
  );
  return rows;
};

/** The link of a mail. */
export const linkIn = ({ body }: Kept): URL => new URL(/https?:\/\/\S+/.exec(body)![0]);

/** The token of the newest mail of a purpose to an address. */
export const tokenFor = async (world: TestApi, to: string, purpose: string): Promise<string> => {
  const mail = (await mailsTo(world, to)).findLast((one) => one.purpose === purpose);
  if (!mail) throw new Error(`there is no mail of ${purpose}`);
  return linkIn(mail).searchParams.get('token')!;
};
