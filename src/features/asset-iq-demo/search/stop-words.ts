const articlesAndPrepositions = `a an the of in at it its to for from and or with this that there some any as into onto upon within per via among amongst between across along
  through during against toward towards up down out off while when where which who whom whose than then so if also only just even still yet but nor either neither both both each
  every all another other others such same own too very really quite rather here now again together`;
const pronouns = 'i me my mine we us our you your he him his she her hers they them their theirs these those what why how one’s itself themselves';
const verbs = `is are be been being was were am do does did done have has had having can could may might must shall should will would get gets got give gives show shows shown showing
  find finds finding found search want wants wanted need needs see sees seen seeing look looks looking like likes please display displays displaying contain contains containing include
  includes including feature features featuring depict depicts depicting hold holds holding wear wears wearing worn carry carries carrying stand stands standing sit sits sitting appear appears
  appearing visible present happen happens happening let lets tell know try know using use used make makes made put puts going go goes come comes coming taken captured
  filmed photographed pictured ask asks say says`;
const nounsOfNothing = `thing things something anything everything stuff kind kinds sort sorts type types lot lots bit way view views scene scenes asset assets library result results example
  examples anywhere somewhere everywhere kindly hello hi thanks content media file files item items`;
const grades = 'many much more most less least few fewer several enough exactly around about roughly wide angle broll approximately almost nearly maybe perhaps actually';

/** Words that carry no meaning of their own in a search; none of them is ever taken for a misspelled thing. */
export const stopWords: ReadonlySet<string> = new Set([articlesAndPrepositions, pronouns, verbs, nounsOfNothing, grades].join(' ').replace(/’/g, '').split(/\s+/));
