/** Commands of one press (`ask: 'never'`) are given at once, without a dialog. A refusal is said in a toast; what has to be confirmed opens the dialog after all. */
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { wordsFor } from '#shared/kit/pageWords';
import type { Row } from '#client/services/serviceResults';
import { useAppDispatch } from '#client/store/hooks';
import type { RootState } from '#client/store/index';
import { withNotice, type FollowUp, type Intent } from '#client/storeKit/intents';
import { requestEnded } from '../../form/useSaving';
import { warningsIn } from '../../form/Warnings';
import { knownName, type AnyModule } from '../../anyModule';

type Give = (order: { id: string; version: number }, ...then: FollowUp[]) => Intent;

/** For a command that asks for no confirmation; `useChoose` gives any. */
export const useGive = (module: AnyModule) => {
  const dispatch = useAppDispatch();
  return useCallback(
    (record: Row, name: string) => {
      const done = { notify: `${wordsFor(module.name)}:commands.${name}.done`, values: { name: knownName(module, record) ?? '' } };
      const give = module.commands[name] as unknown as Give;
      dispatch(withNotice(give({ id: record.id, version: record.version }, done, { refresh: true })));
    },
    [dispatch, module],
  );
};

type Choosing = {
  /** Opens the dialog of a command. */
  readonly ask: (name: string) => void;
  /** Called before a command is given at once. */
  readonly onGive?: () => void;
  /** Called once it has ended, unless the dialog was opened for what has to be confirmed. */
  readonly onEnd?: () => void;
};

/** What pressing a command does: one of one press is given, any other opens its dialog. */
export const useChoose = (module: AnyModule, { ask, onGive, onEnd }: Choosing) => {
  const give = useGive(module);
  const store = useStore<RootState>();
  return (record: Row, name: string): void => {
    if (module.resource.commands[name]!.ask !== 'never') return ask(name);
    onGive?.();
    give(record, name);
    void requestEnded(store, module, record.id).then(() => {
      if (warningsIn(module.selectors.request(store.getState(), record.id)).length) ask(name);
      else onEnd?.();
    });
  };
};
