export const guards: { frightening: RegExp; heroAgreement: RegExp[] } = {
  frightening:
    /死了|死掉|尸|杀|鲜血|流血|刀子|匕首|手枪|开枪|子弹|炸弹|爆炸|魔鬼|恶魔|鬼魂|闹鬼|有鬼|骷髅|棺材|坟|墓|毒药|有毒|绑架|上吊|掐死|淹死|烧死|惨叫|尖叫|鞭子|挨打|打死|地狱/u,
  heroAgreement: [
    // Nobody is called 他 or 她 in these books (其他, 吉他 are words of their own); 他们 is everybody together.
    /(?<![其吉])他(?!们)/u,
    /她/u,
    /TA/u,
    /\{name\}(?:哥哥|姐姐|弟弟|妹妹|先生|小姐|同学|姑娘|小伙子|公主|王子)/u,
    /(?:男孩|女孩|小伙子|小姑娘|丫头|儿子|女儿|公主|王子)\{name\}/u,
  ],
};
