/** The drawings, fetched when the first chart is shown: titles, sentences and tables don't wait for them. */
import { part } from '../lazyPart';

const plots = () => import(/* webpackChunkName: "charts" */ './plots');

export const AxisPlot = part(() => plots().then((chunk) => ({ default: chunk.AxisPlot })), { place: 'here' });
export const DonutPlot = part(() => plots().then((chunk) => ({ default: chunk.DonutPlot })), { place: 'here' });
