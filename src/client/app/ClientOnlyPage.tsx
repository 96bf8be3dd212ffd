/** In the place of a page for people of a client, for somebody who belongs to none. Rules: ROL-20, SUB-25. */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../ui/lazyPart';
import { useLanguage } from '../ui/useLanguage';
import { titleOf } from './pageMeta/dashboard';
import type { Row } from './routes';

const ClientOnly = part(
  () =>
    import(/* webpackChunkName: "client-only" */ '../areas/clients/screens/clientOnly/ClientOnly').then((chunk) => ({
      default: chunk.ClientOnly,
    })),
  { words: ['clientOnly'] },
);

export function ClientOnlyPage({ row }: { row: Row }) {
  const { t } = useTranslation();
  const title = titleOf(row, t, useLanguage());
  return (
    <Suspense fallback={null}>
      <ClientOnly title={title} />
    </Suspense>
  );
}
