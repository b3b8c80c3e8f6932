-- Requests the paths after `--` in turn, with a browser's Accept-Encoding.
local requests = {}
local turn = 0

function init(paths)
  for _, path in ipairs(paths) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip, deflate, br" })
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
