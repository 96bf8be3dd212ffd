/** Who sells in the demo, and the account that clients pay into: where nobody has said it yet. */
import type { Work } from '../../repository/work';

const name = 'PT Nadi Sehat Nusantara';

/** From before the first document on. */
const EVER = '2020-01-01';

export const fillSeller = async (work: Work): Promise<void> => {
  if (!(await work.read('issuer', { limit: 1 })).total)
    await work.add('issuer', {
      name,
      valid_from: EVER,
      address: 'Jl. Jenderal Sudirman Kav. 52, Jakarta Selatan 12190',
      npwp: '0013121660091000',
      pkp_no: 'S-12PKP/WPJ.04/2020',
      email: 'tagihan@nadi.test',
      phone: '+62 21 5550 1234',
      signature_name: 'Dewi Kusuma',
    });
  if (!(await work.read('bankAccount', { limit: 1 })).total) {
    await work.add('bankAccount', { bank: 'BCA', number: '527 000 1234', holder: name, position: 1, status: 'active' });
    await work.add('bankAccount', { bank: 'Mandiri', number: '127 000 456 7890', holder: name, position: 2, status: 'active' });
  }
};
