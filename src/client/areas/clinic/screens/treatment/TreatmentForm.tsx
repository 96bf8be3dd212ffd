/** The form of a treatment: its visit, kind and series are those that it was planned with. Rule: TRT-7. */
import { ResourceForm } from '#client/kit/resource/ResourceForm';

const first = ['entity', 'visit', 'template', 'series', 'performer', 'site', 'side', 'notes', 'consumables'];
const fixed = ['entity', 'visit', 'template', 'series'];

export const TreatmentForm = () => <ResourceForm name="treatment" first={first} fixed={fixed} />;
