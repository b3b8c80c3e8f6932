import { site } from '../../../site.config.ts';
/** The film on the home page (made by art/film): what its popup says beside it, and its words for those who do not watch it. */
export const film = {
  title: `How ${site.products.assetIq} reads a frame`,
  seconds: 40,
  end: { heading: 'Search these pictures yourself', demo: 'Try the search', again: 'Play again' },
  transcript: [
    `The film has no sound. Its title, “How ${site.products.assetIq} reads a frame”, stands on plain paper. Orange brackets lock onto the word “frame” and open like a window onto an archive.`,
    'Small pictures of model scenes slide by in three rows. Under each stands only a file name, such as clip_0412. The words say: “An archive is a wall of file names. They do not say what is in the picture.”',
    'Brackets pick one of them, clip_0412, and it fills the screen: a model energy site with two wind turbines on green hills, six solar panels, a transmission tower, two battery units and an engineer in an orange hard hat. “One frame, read from edge to edge.” An orange line passes over it from left to right, and brackets lock onto everything the line has passed.',
    '“Each object gets a name and a place.” The picture moves aside for a table, and its twelve rows fill one by one: two wind turbines, six solar panels, two battery units, one transmission tower and one person. Each row holds a label and the four sides of its box, as fractions of the frame.',
    '“A face, known again in another frame.” A red-haired figure at a team table is marked as a face and named person-04. A line leads to the second picture, a film set, where the same figure is found.',
    '“A symbol, on a truck and on a wall.” A mark of three waves is found on the side of a truck and on a post office, then on the wall of a clinic.',
    'A search is typed in plain words: “battery units near wind turbines”. The archive answers. Three of its 21 frames light up, the one with the nearest pair first, and line up with their battery units in orange brackets and their turbines in dark ones.',
    'Brackets lock onto the sun in the second result. It leaves its picture, grows and comes to rest beside the last words: “There’s more in the picture.” The word “more” is in brackets.',
  ],
};
