/** The dialog of a command, fetched when it is first opened. */
import { part } from '#client/ui/lazyPart';

export const CommandDialog = part(
  () => import(/* webpackChunkName: "command-dialog" */ './CommandDialog').then((chunk) => ({ default: chunk.CommandDialog })),
  { words: ['audit'] },
);
