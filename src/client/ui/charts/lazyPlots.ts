/** The drawings, fetched when the first chart is shown: titles, sentences and tables don't wait for them. */
import { lazy } from 'react';

const plots = () => import(/* webpackChunkName: "charts" */ './plots');

export const AxisPlot = lazy(() => plots().then((chunk) => ({ default: chunk.AxisPlot })));
export const DonutPlot = lazy(() => plots().then((chunk) => ({ default: chunk.DonutPlot })));
