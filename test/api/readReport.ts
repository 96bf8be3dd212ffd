/** What the tests of reports share: a report asked for by an admin. */
import type { ReportName } from '#shared/areas/reports/reports';
import { reportPath, type ReportRow } from '#shared/kit/report';
import { admin } from './subscribedClinic';
import { errorsIn, type Answered } from './testApi';

export type Report = { rows: ReportRow[]; totals: Record<string, number>; cut: boolean };

export const ask = (name: ReportName, query = ''): Promise<Answered> => admin('GET', `${reportPath(name)}${query}`);
export const report = async (name: ReportName, query = ''): Promise<Report> => {
  const answer = await ask(name, query);
  expect([answer.status, ...errorsIn(answer)]).toEqual([200]);
  return answer.document.meta!['report'] as Report;
};
