/** Words around the public pages, and what search engines are told of them, in English. */
import type id from '../id/site';

export default {
  skip: 'Skip to content',
  home: 'Home',
  menu: 'Menu',
  navigation: 'Site navigation',
  product: 'Product',
  pricing: 'Pricing',
  faq: 'FAQ',
  language: 'Language',
  languages: { id: 'Bahasa Indonesia', en: 'English' },
  login: 'Sign in',
  register: 'Register',
  memberArea: 'Member Area',
  comingSoon: 'Coming soon',
  close: 'Close',
  listing: { two: '{{first}} and {{last}}', more: '{{first}}, and {{last}}' },
  footer: {
    motto: 'The pulse of Indonesian health care',
    explore: 'Explore',
    contact: 'Contact',
    legal: 'Legal',
    follow: 'Follow us',
    apps: 'Get the app',
    terms: 'Terms of Service',
    privacy: 'Privacy policy',
    whatsapp: 'WhatsApp',
    nib: 'NIB {{number}}',
    pse: 'Registered as an electronic system provider (PSE) under number {{number}}',
    copyright: '© {{year}} {{owner}}',
  },
  networks: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X', youtube: 'YouTube', tiktok: 'TikTok' },
  stores: { google_play: 'Google Play', app_store: 'App Store' },
  head: {
    home: {
      title: 'one app for your whole clinic',
      description: 'A cloud service for personal doctors, clinics and hospitals. Pay only for the modules you use.',
    },
    pricing: {
      title: 'Pricing',
      description:
        'Packages for personal doctors, clinics and hospitals. Work out your own monthly or yearly cost, value-added tax included.',
    },
    faq: {
      title: 'Frequently asked questions',
      description: 'Answers on mandatory electronic records, who owns the data, subscriptions, payment, tax and security.',
    },
    terms: { title: 'Terms of Service', description: 'The agreement between the provider of the service and the facilities that use it.' },
    privacy: { title: 'Privacy policy', description: 'Which data we process, what for and for how long, and your rights to it.' },
  },
} satisfies typeof id;
