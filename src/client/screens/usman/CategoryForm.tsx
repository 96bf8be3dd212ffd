/** The form that adds or edits a category. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ManagedForm } from '../../kit/form/ManagedForm';
import { modules } from '../../store/modules';
import { useCategoryFields } from './fields';
import { useHistory } from '../audit/history';
import { paths } from './paths';

export function CategoryForm() {
  const { t } = useTranslation('usman');
  const { id } = useParams();
  return (
    <ManagedForm
      module={modules.category}
      id={id}
      history={useHistory()}
      words={t('category.form', { returnObjects: true })}
      fields={useCategoryFields()}
      list={paths.category.list}
    />
  );
}
