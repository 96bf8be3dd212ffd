/** Gives a command at once, without a dialog: those of one press (`ask: 'never'`). A refusal is said in a toast. */
import { useCallback } from 'react';
import { wordsFor } from '#shared/kit/pageWords';
import type { Row } from '#client/services/serviceResults';
import { useAppDispatch } from '#client/store/hooks';
import { withNotice, type FollowUp, type Intent } from '#client/storeKit/intents';
import { knownName, type AnyModule } from '../../anyModule';

type Give = (order: { id: string; version: number }, ...then: FollowUp[]) => Intent;

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
