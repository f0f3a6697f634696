// Pages behind links (burgrave/server/http/markup.py) open the client; programs that only preview links run no scripts.
location.replace(document.getElementById("open").href + location.hash.replace(/^#/, "/"));
