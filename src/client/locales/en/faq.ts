/** What is asked most, answered in English. Paragraphs whose placeholder is empty are left out. */
import type id from '../id/faq';

export default {
  title: 'Frequently asked questions',
  lead: 'Answered as it is, including what is not there yet.',
  permalink: 'Link to this answer',
  more: 'Not answered yet?',
  moreText: 'Write to us at [{{email_support}}](mailto:{{email_support}}).',
  list: [
    {
      id: 'wajib',
      question: 'Are electronic medical records mandatory for a private practice?',
      answer: [
        'Yes. Article 3 of the Minister of Health’s Regulation 24 of 2022 obliges every health-care facility to keep electronic medical records, and that includes a doctor’s own practice. The deadline was 31 December 2023.',
        'The regulation can be read at the [Ministry of Health’s legal database](https://jdih.kemkes.go.id) (in Indonesian).',
      ],
    },
    {
      id: 'milik-siapa',
      question: 'Whose data is it?',
      answer: [
        'The documents of a medical record belong to your facility and their contents to the patient; so say articles 25 and 26 of the Minister of Health’s Regulation 24 of 2022. We only process them as you instruct.',
        'We do not sell your data or your patients’ data, nor open it without the facility’s instruction or a legal duty. The [privacy policy](/privacy-policy) has the details.',
      ],
    },
    {
      id: 'lokasi',
      question: 'Where is the data kept?',
      answer: ['The data is kept in {{hosting_region}}.'],
      needs: ['hosting_region'],
    },
    {
      id: 'berhenti',
      question: 'What happens when a subscription stops?',
      answer: [
        'While a subscription is suspended, data can still be read, printed and exported; only new records stop. Work already under way can be finished within 7 days.',
        'After a subscription has ended, its owner can still export everything for 90 days. Nothing is deleted before that agreed term is over.',
      ],
    },
    {
      id: 'impor',
      question: 'Can old data be imported?',
      answer: ['Yes. Patients, products and tariffs are imported from CSV files, such as your old program or a spreadsheet exports.'],
    },
    {
      id: 'internet',
      question: 'Is an internet connection needed?',
      answer: [
        'Yes, {{brand}} runs in the browser and needs a connection. When it drops, what you are typing is not lost and can be sent again.',
        'To be on the safe side, print the sheets that matter beforehand, so that care goes on while the network is down.',
      ],
    },
    {
      id: 'pengguna',
      question: 'How many people can use it?',
      answer: [
        'Each package covers a number of users, and more can be bought by the month. The numbers are on the [page of prices](/pricing). Only active users count; someone who was deactivated takes up no seat.',
      ],
    },
    {
      id: 'bayar',
      question: 'How do I pay?',
      answer: [
        'By bank transfer; then upload the proof of payment. We confirm it within one working day.',
        'Transfer to: {{bank_accounts}}.',
        { unless: 'bank_accounts', text: 'The account to transfer to stands on every invoice.' },
      ],
    },
    {
      id: 'pajak',
      question: 'What about tax invoices, VAT (PPN) and withholding tax (PPh 23)?',
      answer: [
        'We are a taxable entrepreneur (PKP). VAT is computed on a tax base of its own: the base is {{dpp_share}} of the price and VAT {{ppn_rate}}% of that base, each rounded to the full rupiah. The number of the tax invoice is written on the invoice.',
        {
          unless: 'ppn_rate',
          text: 'Whether VAT is charged is written on the [page of prices](/pricing) and on every invoice. A provider that is not a taxable entrepreneur charges none.',
        },
        'If you withhold PPh 23, pay the rest and upload the proof of withholding. An invoice is paid when payment and proof of withholding together reach its total.',
      ],
    },
    {
      id: 'satusehat-bpjs',
      question: 'Is it connected to SATUSEHAT and BPJS?',
      answer: [
        'Not yet. The integration is planned for the next stage, and we shall promise no date before it is ready. What is there is its foundation: NIK and ICD-10 codes are kept, so the data is ready to be mapped.',
      ],
    },
    {
      id: 'ganti-paket',
      question: 'Can I change my package?',
      answer: [
        'Yes, at any time. An upgrade takes effect at once: the days left of the old package are credited, and the new one is prorated by the day. A downgrade takes effect with the next period.',
        'Before you agree, you see the calculation to the rupiah.',
      ],
    },
    {
      id: 'pelatihan',
      question: 'Is there any training?',
      answer: [
        'There is a guide to every module. If something is still unclear, send a ticket from within the app; our team answers during business hours.',
        'You may also write to [{{email_support}}](mailto:{{email_support}}).',
      ],
    },
    {
      id: 'keamanan',
      question: 'How is the data kept safe?',
      answer: [
        'Everyone can do only what their role allows, and that is checked on the server, not merely hidden on the screen. Every change is recorded in an audit trail that can be neither changed nor deleted.',
        'Connections are encrypted, passwords are kept only as hashes, and an account can have two-step sign-in. You can end sessions on other devices yourself.',
      ],
    },
    {
      id: 'hapus-akun',
      question: 'How do I delete my account?',
      answer: [
        'Ask for it from within the app, with a ticket of the category account. We first make sure that the request comes from you.',
        'A request can also be sent to [{{email_privacy}}](mailto:{{email_privacy}}).',
        'Some data has to be kept because the law asks for it, such as tax documents and the medical records that belong to a facility. The author’s name also stays on documents already made. The [privacy policy](/privacy-policy#penyimpanan) has the details.',
      ],
    },
  ],
} satisfies typeof id;
