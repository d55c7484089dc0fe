// The letter of a forgotten password, in every language of the interface.
import type { LanguageCode } from '#contract/languages';

interface LetterTexts {
  subject: string;
  asked: string;
  choose: string;
  notYou: string;
}
const TEXTS: Readonly<Record<LanguageCode, LetterTexts>> = {
  en: {
    subject: 'A new password for {{product}}',
    asked: 'Somebody, most likely you, has asked for a new password for {{product}}.',
    choose: 'Choose it here within the next hour:',
    notYou: 'If it was not you, do nothing: your password stays as it is.',
  },
  es: {
    subject: 'Una contraseña nueva para {{product}}',
    asked: 'Alguien, seguramente tú, ha pedido una contraseña nueva para {{product}}.',
    choose: 'Elígela aquí durante la próxima hora:',
    notYou: 'Si no has sido tú, no hagas nada: tu contraseña sigue como está.',
  },
  fr: {
    subject: 'Un nouveau mot de passe pour {{product}}',
    asked: 'Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour {{product}}.',
    choose: 'Choisis-le ici, dans l’heure qui vient :',
    notYou: 'Si la demande ne vient pas de toi, ne fais rien : ton mot de passe reste le même.',
  },
  de: {
    subject: 'Ein neues Passwort für {{product}}',
    asked: 'Jemand, höchstwahrscheinlich du, möchte ein neues Passwort für {{product}}.',
    choose: 'Innerhalb der nächsten Stunde kannst du es hier wählen:',
    notYou: 'Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
  it: {
    subject: 'Una nuova password per {{product}}',
    asked: 'Qualcuno, quasi certamente tu, ha chiesto una nuova password per {{product}}.',
    choose: 'Sceglila qui entro un’ora:',
    notYou: 'Se la richiesta non è tua, non fare niente: la password resta com’è.',
  },
  'pt-BR': {
    subject: 'Uma nova senha para o {{product}}',
    asked: 'Alguém, provavelmente você, pediu uma nova senha para o {{product}}.',
    choose: 'Escolha a senha aqui, dentro de uma hora:',
    notYou: 'Se não foi você, não faça nada: sua senha continua a mesma.',
  },
  'pt-PT': {
    subject: 'Uma nova palavra-passe para o {{product}}',
    asked: 'Alguém, muito provavelmente tu, pediu uma nova palavra-passe para o {{product}}.',
    choose: 'Escolhe-a aqui no prazo de uma hora:',
    notYou: 'Se não foste tu, não faças nada: a palavra-passe continua a mesma.',
  },
  'zh-CN': {
    subject: '设置新的 {{product}} 密码',
    asked: '有人（很可能是你）想给 {{product}} 设置新密码。',
    choose: '请在一小时内打开这个链接设置：',
    notYou: '如果不是你，什么也不用做，原来的密码不会变。',
  },
  hi: {
    subject: '{{product}} का नया पासवर्ड',
    asked: 'किसी ने, और शायद आपने ही, {{product}} के लिए नया पासवर्ड माँगा है।',
    choose: 'उसे अगले एक घंटे के भीतर यहाँ चुनें:',
    notYou: 'अगर आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड जैसा है वैसा ही रहेगा।',
  },
  bn: {
    subject: '{{product}}: নতুন পাসওয়ার্ড',
    asked: 'কেউ একজন, খুব সম্ভব আপনিই, {{product}} অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চেয়েছেন।',
    choose: 'এক ঘণ্টার মধ্যে এখানে বেছে নিন:',
    notYou: 'আপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড যেমন ছিল তেমনই থাকবে।',
  },
  ru: {
    subject: 'Новый пароль для {{product}}',
    asked: 'Кто-то, скорее всего ты, просит новый пароль для {{product}}.',
    choose: 'Выбери его здесь в течение часа:',
    notYou: 'Если это не ты, ничего не делай: пароль останется прежним.',
  },
  id: {
    subject: 'Kata sandi baru untuk {{product}}',
    asked: 'Seseorang, kemungkinan besar kamu, meminta kata sandi baru untuk {{product}}.',
    choose: 'Buat kata sandinya di sini dalam satu jam ke depan:',
    notYou: 'Kalau bukan kamu yang meminta, abaikan saja: kata sandimu tidak berubah.',
  },
};

/** A letter with the link that opens for an hour. @returns its subject and its text, both in the reader's language */
export function resetLetter(language: LanguageCode, product: string, link: string): { subject: string; text: string } {
  const { subject, asked, choose, notYou } = TEXTS[language];
  const named = (text: string) => text.replaceAll('{{product}}', product);
  return { subject: named(subject), text: [named(asked), '', choose, link, '', notYou, ''].join('\n') };
}
