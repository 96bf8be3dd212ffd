/** The form of the issuer: a new version begins as a copy of the one that counts today. Rule: INV-23. */
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { issuer, type Issuer } from '#shared/areas/billing/resources/issuer';
import { firstPage } from '#shared/jsonapi';
import { NewFormSkeleton } from '#client/kit/resource/NewFormSkeleton';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';

/** The list's own key in the store. */
const LIST = 'issuerOfToday';

/** Its pictures stay with the version; one without any has those of the version before. */
const copyOf = ({ id: from, name, address, npwp, pkp_no, email, phone, number_prefix, signature_name }: Issuer) => ({
  from,
  values: { name, address, npwp, pkp_no, email, phone, number_prefix, signature_name },
});

/** What a new version begins with; undefined where there is none yet. */
const useToday = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const to = dayOf(new Date().toISOString(), defaultZone);
    dispatch(modules.issuer.actions.list(LIST, { ...firstPage, sort: ['-valid_from'], filter: { valid_from: { to } } }));
    return () => void dispatch(modules.issuer.actions.leave(LIST));
  }, [dispatch]);
  const { rows, status } = useAppSelector((state) => modules.issuer.selectors.list(state, LIST));
  const [today] = rows;
  const given = useMemo(() => today && copyOf(today), [today]);
  return { given, isKnown: status === 'ready' || status === 'failed' };
};

function NewVersion() {
  const { given, isKnown } = useToday();
  const { own } = useWords(issuer);
  if (!isKnown) return <NewFormSkeleton name="issuer" />;
  return <ResourceForm name="issuer" given={given} purpose={given && own['copied']} />;
}

export function IssuerForm() {
  const { id } = useParams();
  return id === undefined ? <NewVersion /> : <ResourceForm name="issuer" />;
}
