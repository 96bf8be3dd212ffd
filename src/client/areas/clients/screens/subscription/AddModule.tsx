/** Adds modules to the subscription from the page of the module itself, with a preview first. Rules: SUB-10, SUB-12. */
import type { AnyModule } from '#client/kit/anyModule';
import { useRecord } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { CommandDialog } from '#client/kit/resource/commands/CommandDialog';
import { useOwnSubscription } from './useOwnSubscription';
import { usePlanExtras } from './usePlanExtras';
import { usePlanWorld } from './usePlanWorld';

const subscriptions = modules.clientsubsheader as unknown as AnyModule;

/** @param added ids of the modules */
export function AddModule({ modules: added, onClose }: { modules: readonly string[]; onClose: () => void }) {
  const { header, details, rule } = useOwnSubscription();
  const extras = usePlanExtras(header, usePlanWorld(header, details, rule), added);
  const record = useRecord(subscriptions, header?.id ?? '');
  const { commands } = useWords(subscriptions.resource);
  if (!record || !extras) return null;
  return (
    <CommandDialog
      module={subscriptions}
      record={record}
      name="changePlan"
      words={commands['changePlan']!}
      {...extras['changePlan']}
      onClose={onClose}
    />
  );
}
