export const HELP = `Leads that the desk has stored.

  npm run leads -- list             a table of leads, oldest first
  npm run leads -- export           all of their fields, as CSV (--out FILE: into a file)
  npm run leads -- export --newsletter   who may be sent the newsletter, each with a link to unsubscribe, as CSV (--all: everybody who signed up)
  npm run leads -- show ID          one lead and how its deliveries went
  npm run leads -- retry [ID]       make undelivered leads due now; with an ID, also release it from quarantine
  npm run leads -- backfill         send leads from before mail or webhook was set up (--since 7d: only newer ones)
  npm run leads -- test-delivery    try mail and webhook, and say what fails
  npm run leads -- erase EMAIL      erase every lead of a person, keeping only how many there were
  npm run leads -- purge            erase leads older than two years (the desk does so every hour)
  npm run leads -- backup [FILE]    copy everything while the desk runs, and read the copy; without FILE into DATA_DIR/backups
  npm run leads -- restore FILE     put a backup in the place of what is stored
  npm run leads -- user list        accounts of the lead inbox
  npm run leads -- user add ADDRESS --role ROLE   make one (reader, editor or owner) and print its one-time link
  npm run leads -- user reset ADDRESS             end its password, passkeys and sessions and print a new link
  npm run leads -- user disable ADDRESS           end its sessions and let it in no more (user enable lets it in again)

For list and export:
  --since WHEN      received since a date (2026-01-31) or for a time (12h, 30d)
  --kind KIND       signUp, contact or newsletter
  --undelivered     only leads that have not reached you by every way, and why
  --spam            quarantined leads instead of the others
  --format FORMAT   list: table (default) or json; export: csv (default) or jsonl
  --out FILE        export: a new file, readable by you alone; without it the leads go to standard output
  --bom             export: begin with the mark by which Excel knows UTF-8

  --force           restore over newer leads; purge although the clock has leapt
  --env-file FILE   settings of the desk; without it .env of the project and /etc/site.env

The database is found by DATA_DIR or DATABASE_URL, as for the desk, and named in the first line on standard error.
What another program reads is asked for by npm run -s: npm run -s leads -- list --format json | jq
Exit codes: 0 done, 1 failed or not found, 2 called wrongly.
`;
