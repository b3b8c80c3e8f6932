#!/bin/sh
# Uploads a built site to S3: deploy/s3-upload.sh dist BUCKET
# Stores pages without .html, because their URLs have none.
set -eu
folder=$1
bucket=$2
year='public, max-age=31536000, immutable'
aws s3 cp "$folder/_astro" "s3://$bucket/_astro" --recursive --exclude '*.br' --exclude '*.gz' --cache-control "$year"
aws s3 sync "$folder" "s3://$bucket" --exclude '_astro/*' --exclude '*.html' --exclude '*.br' --exclude '*.gz' \
  --exclude 'csp.json' --exclude '_headers' --exclude '_redirects' --exclude '_maps.nginx' --exclude '*.md'
aws s3 sync "$folder" "s3://$bucket" --delete --exclude '*' --include '*.md' --content-type 'text/markdown; charset=utf-8'
find "$folder/" -name '*.html' | while read -r file; do
  page=${file#"$folder"/}
  case $page in index.html | 404.html) ;; *) page=${page%.html} ;; esac
  aws s3 cp "$file" "s3://$bucket/$page" --content-type 'text/html; charset=utf-8' --cache-control no-cache
done
# Deletes pages that the site no longer contains.
aws s3api list-objects-v2 --bucket "$bucket" --query 'Contents[].Key' --output text | tr '\t' '\n' |
  while read -r page; do
    case $page in *.*) continue ;; esac
    [ -e "$folder/$page.html" ] || aws s3 rm "s3://$bucket/$page"
  done
