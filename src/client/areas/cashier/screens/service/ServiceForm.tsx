/** The form of a service: a new one can have its general tariff at once, from somebody who may set tariffs. Rule: SVC-6. */
import { useParams } from 'react-router';
import type { FormField } from '#client/kit/form/fields';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useCan } from '#client/store/access';

const first = ['entity', 'code', 'name', 'name_en', 'category', 'first_price', 'unit', 'duration_min', 'taxable', 'status'];

const asked = (field: FormField): FormField => field;
const withoutPrice = (field: FormField): FormField => (field.name === 'first_price' ? { ...field, hidden: true } : field);

export function ServiceForm() {
  const { id } = useParams();
  const mayPrice = useCan('tariff', 'add');
  return <ResourceForm name="service" first={first} own={id === undefined && mayPrice ? asked : withoutPrice} />;
}
