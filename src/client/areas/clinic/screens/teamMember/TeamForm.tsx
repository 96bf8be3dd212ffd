/** The form of somebody who works at the clinic: who signs in is invited from here, by mail. Rule: TEAM-8. */
import { useCallback, useMemo } from 'react';
import { fieldsOf } from '#client/kit/form/declaredFields';
import type { Creating, FormField } from '#client/kit/form/fields';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useWords } from '#client/kit/useWords';
import { loadedModule, moduleOfType } from '#client/storeKit/moduleRegistry';
import { useEntityRef } from '#client/store/session/useEntityRef';

/** What an invitation asks for; the clinic is that of the person and is not asked for. */
const useInvitation = (): Creating => {
  const { resource } = loadedModule('membership');
  const words = useWords(resource);
  const entity = useEntityRef();
  return useMemo(() => {
    const fields = fieldsOf(resource, words, moduleOfType);
    return {
      title: words.form.add,
      fields: fields.map((field): FormField => (field.name === 'entity' ? { ...field, hidden: true, start: () => entity } : field)),
    };
  }, [resource, words, entity]);
};

export function TeamForm() {
  const invitation = useInvitation();
  const asked = useCallback(
    (field: FormField): FormField => (field.name === 'membership' ? { ...field, create: invitation } : field),
    [invitation],
  );
  return <ResourceForm name="teamMember" own={asked} />;
}
