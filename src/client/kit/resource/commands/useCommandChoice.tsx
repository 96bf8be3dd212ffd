/** The commands of one record on a page of its own making: what a press does, and the dialog that it may open. */
import { Suspense, useState } from 'react';
import type { Row } from '#client/services/serviceResults';
import type { AnyModule } from '../../anyModule';
import { useWords } from '../../useWords';
import type { ResourceTexts } from '../../words';
import { CommandDialog } from './lazyDialog';
import { useChoose } from './useGive';

/** @returns `dialog`: rendered by the page, wherever it likes; null while nothing is asked */
export const useCommandChoice = (module: AnyModule, record: Row) => {
  const { commands } = useWords(module.resource) as ResourceTexts;
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useChoose(module, { ask: setChosen });
  return {
    choose: (name: string) => choose(record, name),
    dialog: chosen && (
      <Suspense fallback={null}>
        <CommandDialog module={module} record={record} name={chosen} words={commands[chosen]!} onClose={() => setChosen(null)} />
      </Suspense>
    ),
  };
};
