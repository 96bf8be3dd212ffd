/** A page for people of a clinic, as somebody sees it who belongs to none: its name, and what they can do. */
import { PageHeader } from '#client/ui/PageHeader';
import { HowToBegin } from './HowToBegin';

export function ClientOnly({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <HowToBegin />
    </>
  );
}
