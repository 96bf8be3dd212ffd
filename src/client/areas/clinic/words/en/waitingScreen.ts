/** Words of the waiting room's screen, in English. */
import type id from '../id/waitingScreen';
import type { Translated } from '#client/locales/translated';

export default {
  title: 'Waiting screen',
  earlier: 'Earlier calls',
  nobody: 'No number has been called today yet.',
  closed: 'This screen is not used any more. Ask the owner of the clinic for the new address.',
  trouble: 'The connection is lost. What is shown may not be the latest call.',
  sound: 'Sound',
  soundOff: 'Turn sound off',
} satisfies Translated<typeof id>;
