/** Reports, by their path in the API with the query: several may be shown on one page. */
import type { ReportAnswer } from '#shared/kit/report';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

export const report = createLookup<'report', ReportAnswer, FlowParts>('report', ({ services: { reports } }) => reports.read);
