/** The form of a new record while the values that it starts with are on their way: its title and the places of its first fields. */
import type { ResourceName } from '#shared/areas/resources';
import { useWords } from '../useWords';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { PageHeader } from '../../ui/PageHeader';
import { FormSkeleton } from '../../ui/Skeletons';

export function NewFormSkeleton({ name }: { name: ResourceName }) {
  const { form } = useWords(loadedModule(name).resource);
  return (
    <>
      <PageHeader title={form.add} purpose={form.purpose} />
      <FormSkeleton fields={6} />
    </>
  );
}
