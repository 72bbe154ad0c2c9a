# Segue in a container, for machines that are not Linux: the page is served to a browser outside.
#   docker build -t segue .
#   docker run --rm -it --init -p 127.0.0.1:8080:8080 segue
# then open the printed address with 127.0.0.1 in place of the container's own. (Its steps have run one by one in a bare Debian 12; the image has not been built.)
FROM swift:6.3-bookworm

WORKDIR /segue
COPY Tools/setup Tools/packages.txt Tools/
RUN Tools/setup && rm -rf /var/lib/apt/lists/*
COPY . .
RUN Tools/build-tool

EXPOSE 8080
# Inside a container loopback is the container's own, so the page listens everywhere and asks for the token that is printed.
ENTRYPOINT [".build/tool/release/segue"]
CMD ["play", "today", "--host", "browser", "--bind", "0.0.0.0"]
