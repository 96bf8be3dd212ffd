/** Everything that needs the charts library, in one chunk. */
export { AxisPlot } from './AxisPlot';
export { DonutPlot } from './DonutPlot';
