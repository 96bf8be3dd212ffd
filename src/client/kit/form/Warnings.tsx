/** Warnings of the server after a save, shown until the person has answered them. Decision 88. */
import { Suspense } from 'react';
import type { ErrorCode, Problem } from '#shared/errors';
import type { Confirmation } from '#shared/jsonapi';
import { part } from '../../ui/lazyPart';

/** Rare: fetched when there is something to warn of. */
const WarningDialog = part(() =>
  import(/* webpackChunkName: "warning-dialog" */ './WarningDialog').then((chunk) => ({ default: chunk.WarningDialog })),
);

/** The code of a refusal that is followed by warnings to confirm. */
const NEEDED: ErrorCode = 'confirm.needed';

/** What the person has to read before the server saves the values; none where the refusal is of another kind. */
export const warningsIn = ({ busy, errors }: { readonly busy: string | null; readonly errors: readonly Problem[] }): readonly Problem[] =>
  !busy && errors[0]?.code === NEEDED ? errors.slice(1) : [];

/** What is said to warnings that were read. @param reason why a rule is overridden; left out where none is */
export const confirmationOf = (warnings: readonly Problem[], reason?: string): Confirmation => ({
  codes: warnings.map(({ code }) => code),
  ...(reason && { reason }),
});

type Props = { warnings: readonly Problem[]; onSave: (reason?: string) => void; onBack: () => void };

export function Warnings(props: Props) {
  if (!props.warnings.length) return null;
  return (
    <Suspense fallback={null}>
      <WarningDialog {...props} />
    </Suspense>
  );
}
