/** The form that adds or edits a tag. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ManagedForm } from '../../kit/form/ManagedForm';
import { modules } from '../../store/modules';
import { useTagFields } from './fields';
import { useHistory } from '../audit/history';
import { paths } from './paths';

export function TagForm() {
  const { t } = useTranslation('usman');
  const { id } = useParams();
  return (
    <ManagedForm
      module={modules.tag}
      id={id}
      history={useHistory()}
      words={t('tag.form', { returnObjects: true })}
      fields={useTagFields()}
      list={paths.tag.list}
    />
  );
}
