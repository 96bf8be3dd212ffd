/** A phone number: typed in any form, shown as it is dialled once the field is left. Brings the numbering plans that its rules need. */
import '#shared/domain/phoneNumbers';
import { phoneIn, phoneText } from '#shared/domain/phone';
import { WrittenInput } from './WrittenInput';
import type { InputProps } from './inputs';

export function PhoneInput(props: InputProps) {
  return <WrittenInput {...props} read={phoneIn} write={phoneText} type="tel" />;
}
