/** Which actions this build of the app has: those of the modules and flows, and the few that they share. */
import { entries } from '#shared/areas/entries';
import { flows } from '#client/areas/flows';
import { moduleNamed } from '#client/storeKit/moduleRegistry';

/** Parts of the app that are neither a resource nor a flow: what the browser remembered, crashes of sagas, what was kept for the person, loads of the page, rows of live updates. */
const others: ReadonlySet<string> = new Set(['persist', 'app', 'kept', 'session', 'live']);

const flowNames: ReadonlySet<string> = new Set(
  Object.entries(flows).flatMap(([key, flow]) => [key, ...('name' in flow ? [flow.name as string] : [])]),
);

/** @param type as `item/add`; every area must be loaded */
export const isKnownAction = (type: string): boolean => {
  const [part = '', name = ''] = type.split('/');
  if (Object.hasOwn(entries, part)) return Object.hasOwn(moduleNamed(part)?.actions ?? {}, name);
  return others.has(part) || flowNames.has(part) || type.startsWith('@@');
};
