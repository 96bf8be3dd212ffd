/** What other areas and the machine may use of this area. */
export { Presets } from './screens/Parameters';
export { ReportChart } from './screens/ReportChart';
export { ReportLinks } from './screens/ReportLinks';
export { useReport } from './screens/useReport';
