/** The form of billing terms: new ones begin as a copy of the newest, and those in force keep all but their name. Rule: MNY-14. */
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import { haveBegun } from '#shared/areas/billing/domain/billingTermRules';
import { firstPage } from '#shared/jsonapi';
import { billingTerm, type BillingTerm } from '#shared/areas/billing/resources/billingTerm';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { StatusChip } from '#client/ui/StatusChip';
import { NewFormSkeleton } from '#client/kit/resource/NewFormSkeleton';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { TermsMeaning } from './TermsMeaning';

/** The list's own key in the store. */
const LIST = 'newestTerms';

const none: readonly string[] = [];
const first = ['name', 'valid_from'];
const lasting = Object.keys(billingTerm.attributes).filter((name) => name !== 'name');

/** Values of the newest terms, without those that each row has of its own. */
const copyOf = ({ id: from, version: _, created_at: __, updated_at: ___, name: ____, valid_from: _____, ...values }: BillingTerm) => ({
  from,
  values,
});

/** What new terms begin with; undefined until it is known. */
const useNewest = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(modules.billingTerm.actions.list(LIST, { ...firstPage, sort: ['-valid_from'] }));
    return () => void dispatch(modules.billingTerm.actions.leave(LIST));
  }, [dispatch]);
  const { rows, status } = useAppSelector((state) => modules.billingTerm.selectors.list(state, LIST));
  const [newest] = rows;
  const given = useMemo(() => newest && copyOf(newest), [newest]);
  return { given, isKnown: status === 'ready' || status === 'failed' };
};

function NewTerms() {
  const { given, isKnown } = useNewest();
  if (!isKnown) return <NewFormSkeleton name="billingTerm" />;
  return <ResourceForm name="billingTerm" first={first} Summary={TermsMeaning} given={given} />;
}

function StoredTerms({ id }: { id: string }) {
  const from = useAppSelector((state) => modules.billingTerm.selectors.byId(state, id)?.valid_from);
  const { own } = useWords(billingTerm);
  if (from === undefined) return <ResourceForm name="billingTerm" first={first} Summary={TermsMeaning} />;
  const isFixed = haveBegun(from, new Date());
  return (
    <ResourceForm
      name="billingTerm"
      first={first}
      Summary={TermsMeaning}
      fixed={isFixed ? lasting : none}
      mark={<StatusChip tone={isFixed ? 'success' : 'info'}>{isFixed ? own['begun'] : own['coming']}</StatusChip>}
      purpose={isFixed ? own['fixed'] : undefined}
    />
  );
}

export function BillingTermForm() {
  const { id } = useParams();
  return id === undefined ? <NewTerms /> : <StoredTerms id={id} />;
}
