/** The endpoint of each report. It is apart from the registry, which the client loads first: reports come with their pages. */
import { declaredReports, type ReportName } from '../areas/reports/reports';
import { reportPath } from '../kit/report';
import type { Endpoint } from './endpoint';

export const reportEndpoints = Object.fromEntries(
  Object.entries(declaredReports).map(([name, { scope, params }]): [string, Endpoint] => [
    name,
    { method: 'GET', path: reportPath(name), who: { scope }, query: params },
  ]),
) as Readonly<Record<ReportName, Endpoint>>;
