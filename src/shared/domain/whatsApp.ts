/** Links that open WhatsApp with a text which is ready to be sent. Whether the text is sent is not known here. */

const E164 = /^\+[1-9]\d{6,14}$/;

/** @param phone as it is stored @returns undefined for what is no whole number, such as a masked one */
export const whatsAppLink = (phone: string | null | undefined, text: string): string | undefined =>
  phone && E164.test(phone) ? `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}` : undefined;
