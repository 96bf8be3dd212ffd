/** @jest-environment node */
/** What stands in place of a secret, and that nothing else is touched. Rule: PRV-7. */
import { redact } from '#client/services/redaction';

test.each([
  ['a password', { password: 'kasa-steril' }, { password: '[redacted]' }],
  [
    'a password deep inside',
    { data: [{ attributes: { current_password: 'kasa' } }] },
    { data: [{ attributes: { current_password: '[redacted]' } }] },
  ],
  [
    'the secret of an authenticator and its address',
    { secret: 'JBSWY3DP', uri: 'otpauth://totp/Nadi' },
    { secret: '[redacted]', uri: '[redacted]' },
  ],
  ['each recovery code', { recovery_codes: ['k3vd', 'h7tn'] }, { recovery_codes: ['[redacted]', '[redacted]'] }],
  ['what makes a device known', { access_token: 'one', device_token: 'two' }, { access_token: '[redacted]', device_token: '[redacted]' }],
  ['numbers of the state', { nik: '3171011708450001', npwp: '0013121660091000' }, { nik: '[redacted]', npwp: '[redacted]' }],
  ['a code typed as a number', { one_time_code: 123456 }, { one_time_code: '[redacted]' }],
])('%s', (_, value, expected) => {
  expect(redact(value)).toEqual(expected);
});

test.each([
  ['without a secret', { name: 'Gauze', tags: [{ id: '1' }] }],
  ['with nothing where a secret would be', { token: null, password: '', recovery_codes: [] }],
  ['that was redacted before', { token: '[redacted]', recovery_codes: ['[redacted]'] }],
])('a value %s stays the very same', (_, value) => {
  expect(redact(value)).toBe(value);
});
