/** The endpoint of each report. It is apart from the registry, which the client loads first: reports come with their pages. */
import { declaredReports, type ReportName } from '../areas/reports/reports';
import { readersOf, reportPath } from '../kit/report';
import type { Endpoint } from './endpoint';

export const reportEndpoints = Object.fromEntries(
  Object.entries(declaredReports).map(([name, report]): [string, Endpoint] => [
    name,
    { method: 'GET', path: reportPath(name), who: readersOf(report), query: report.params },
  ]),
) as Readonly<Record<ReportName, Endpoint>>;
