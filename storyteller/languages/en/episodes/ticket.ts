import type { EpisodeTelling } from '../../bank.ts';
import { noun, type EnglishNoun } from '../noun.ts';

export const ticket: EpisodeTelling<EnglishNoun> = {
  object: {
    noun: noun('the ticket', 'an old ticket'),
    use: `“You look through,” said {name}, with one eye at the hole in the ticket. {The hole had room for one thing at a time|In a hole there's only room for one thing at a time|Through a hole as small as that there is never any room for more than one thing at a time}. “Not that way,” said {name}, {and turned|and turned a little|and turned a little, and then a little more}. “That way.” “How do you know?” asked {pal}. “It fits the hole.”`,
  },
  trouble: `{{Helper.a} stood there with a ticket|On the path stood {helper.a}, holding up a ticket|In the middle of the path, with nobody in front and nobody behind, stood {helper.a}, holding up a ticket}. “Please don't push,” said {helper}. “There's a line.” “Where?” asked {name}. “Me,” said {helper}. “{I'm number four. They have not called number one yet|I'm number four, and since this morning they haven't even called number one}.”`,
  help: `“One!” called {name}[, standing up very straight in front]. {No one came. “Two!” No one came|Nobody came. “Two!” Nobody came to that, either|Nobody came. “Two!” And there was a pause, but nobody came to that number, either}. “Three? And four?” “Here!” cried {helper}. “{I'd like to sit down, please|I should like to sit down}.” “Next,” said {name}.`,
  gift: `“I don't need the ticket now,” said {helper}, sitting. {The ticket was old. It had a hole in it|The ticket was soft with holding, and somebody had punched a hole in it|The ticket was soft with having been held all day, and in the middle somebody had punched a hole}. “It's got a hole,” said {pal}. “{You look through it|That's the part you look through},” said {helper}.`,
  back: `There sat {helper}, {still sitting|still enjoying it}. {Back came the ticket, for a quilt|The ticket went over {helper.him} like a quilt|The ticket was laid over {helper.him} like a quilt, and tucked in}, with one foot out at the hole. “Are you in a line?” asked {pal}. “For sleep,” said {helper}. “{I'm next|I believe I'm next}.”`,
};
