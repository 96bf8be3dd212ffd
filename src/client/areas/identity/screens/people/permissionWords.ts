/** What permissions are called: their data and their actions in the person's language, and the whole as a phrase. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKindNames } from '#client/kit/useKindNames';

type Names = Readonly<Record<string, string>>;

/** A permission as far as its words go. */
type Named = { readonly name: string; readonly label: string | null; readonly resource: string; readonly action: string };

/** What an admin has invented has no words of ours: it is called as it is written. */
export const usePermissionWords = () => {
  const { t } = useTranslation('people');
  const resources = useKindNames('type');
  return useMemo(() => {
    const actions: Names = t('action', { returnObjects: true });
    const resource = (type: string) => resources[type] ?? type;
    const action = (verb: string) => actions[verb] ?? verb;
    const phrase = (one: Named) => {
      if (one.label) return one.label;
      if (!Object.hasOwn(resources, one.resource) || !Object.hasOwn(actions, one.action)) return one.name;
      return t('phrase', { action: action(one.action), resource: resource(one.resource).toLowerCase() });
    };
    return { resource, action, phrase, resources, actions };
  }, [t, resources]);
};
