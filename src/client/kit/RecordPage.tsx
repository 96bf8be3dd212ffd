/** What shows one record: asks for it, holds its place, and says why when it doesn't come. */
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { sentence } from '#shared/errors';
import type { Row } from '../services/serviceResults';
import { useAppDispatch } from '../store/hooks';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { NothingFoundIcon } from '../ui/icons';
import { FormSkeleton } from '../ui/Skeletons';
import { useLanguage } from '../ui/useLanguage';
import { useSteadyLoading } from '../ui/useSteadyLoading';
import { useRecord, useRequest, type AnyModule } from './anyModule';
import { WhyButton } from './WhyButton';

type Props = {
  module: AnyModule;
  id: string;
  /** What is said where there is no such record. */
  missing: { readonly title: string; readonly message?: string };
  /** The list that it stands in. */
  back: { readonly to: string; readonly label: string };
  /** What stands there until it comes. */
  place?: ReactNode;
  /** What is said of it. Once shown this stays, with undefined when the record is deleted meanwhile: what is being typed must not go with it. */
  children: (record: Row | undefined) => ReactNode;
};

export function RecordPage({ module, id, missing, back, place = <FormSkeleton fields={4} />, children }: Props) {
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const record = useRecord(module, id);
  const { busy, failed, errors } = useRequest(module, id);
  const [asked, setAsked] = useState(false);
  const ask = () => {
    dispatch(module.actions.get(id));
    setAsked(true);
  };
  useEffect(ask, [dispatch, module, id]);
  // A list that is refreshed meanwhile may bring a newer version with masked values (PRV-6): it is asked for in full again.
  const maskedVersion = record?.masked && record.version;
  useEffect(() => {
    if (asked && maskedVersion !== undefined) dispatch(module.actions.get(id));
    // Only when another version arrives masked: who may not edit it never gets more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [maskedVersion]);
  const [problem] = failed === 'get' ? errors : [];
  // What a list has brought of it may be masked; who may not edit it is told no more by its own page.
  const isWhole = record !== undefined && (!record.masked || (asked && busy !== 'get' && !problem));
  const waiting = useSteadyLoading(!isWhole && !problem);
  const [shown, setShown] = useState(false);
  if (isWhole && !waiting && !shown) setShown(true);
  if (shown) return children(record);
  if (waiting || !problem) return place;
  if (problem.code === 'resource.missing')
    return (
      <EmptyState
        icon={NothingFoundIcon}
        {...missing}
        action={
          <Button variant="contained" component={Link} to={back.to}>
            {back.label}
          </Button>
        }
      />
    );
  return (
    <ErrorState
      message={sentence(problem.code, language, problem.meta)}
      offline={problem.code === 'network'}
      onRetry={ask}
      more={<WhyButton problem={problem} />}
    />
  );
}
