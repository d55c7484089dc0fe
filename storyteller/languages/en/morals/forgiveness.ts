import type { MoralTelling } from '../../bank.ts';

export const forgiveness: MoralTelling<'forgiveness'> = {
  elbow: {
    plant: `{name} had one cookie for the night. Then {pal} turned around, and there was an elbow, {and then no cookie|and then there was no cookie, only crumbs|or what {pal} uses for one, and then there was no cookie, only crumbs}. “Sorry!” said {pal}, {and laughed a bit|and laughed, but only because it had bounced}. “It's fine,” said {name}, {and it wasn't|in the voice that's for when it isn't}. {The elbow was gone. Its hot place was not|The elbow was gone, but in {name}'s side it had left a hot place}.`,
    tempt: `“I'm sorry,” said {being}, “{for all of it|about all of it}.” {name} did not say that it was all right. [{It was late. There was no cookie|It was late, and there was no cookie, and there was still the hot place from the elbow}.] When you're cross, and you're right, it's very snug in there. {You can button it up and go off to bed in it|You can button it up to the chin, and go off to bed in it, and never say a word}.`,
    choose: `{name} breathed out, and undid the top button. “I was cross,” said {name}. “{It was the cookie. Then it was you|First it was about the cookie, and then it was about you, and they got mixed up}. {It's going. Can you wait a bit?|I think it's going. Could everybody wait a minute?}” [They waited it, a whole one.] “I'm sorry about the elbow,” said {pal}, {and did not laugh|with no laugh in it}. “And I'm still sorry,” said {being}. “That's all right,” said {name}. {And now it was|And when {name} felt for the hot place, so it was}.`,
    bed: `{Something was in {name}'s side again. It was an elbow|In {name}'s side there was something again, and it was an elbow, or somebody's idea of one}. “Sorry,” said {pal}, out of the dark. “Leave it there,” said {name}. “{It's warm|It's a warm one}.”`,
  },
};
